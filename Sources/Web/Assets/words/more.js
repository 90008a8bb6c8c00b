/** The field on the page More, on windows that have none in their head. */

import { byId } from "../shell/dom.js";
import { offerLookUp } from "./look-up.js";

offerLookUp(byId("look-up"));
