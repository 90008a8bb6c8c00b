#!/bin/sh
# Starts a PostgreSQL for tests, as another user than root, and prints its address.
#
#   Tests/postgresql.sh start [durable]
#   Tests/postgresql.sh sql ADDRESS STATEMENT
#   Tests/postgresql.sh pgbench ADDRESS ARGUMENT…
#   Tests/postgresql.sh dump ADDRESS
#   Tests/postgresql.sh restore ADDRESS FILE
#   Tests/postgresql.sh end ADDRESS
#   Tests/postgresql.sh begin ADDRESS
#   Tests/postgresql.sh stop ADDRESS
#
# The database listens only at a socket in its own folder below /tmp, or below the folder that
# DATABASES names, because the folders of a test may be closed to other users. It forgets what the
# disk has not got if the computer fails, unless it is durable. The programs are those that
# `make test-packages` unpacks, or those of an installed PostgreSQL.
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
for bin in "$here"/.build/postgresql/usr/lib/postgresql/*/bin /usr/lib/postgresql/*/bin; do
  [ ! -x "$bin/postgres" ] || break
done

# as_owner COMMAND…: PostgreSQL refuses to run as root.
as_owner() {
  if [ "$(id -u)" = 0 ]; then
    setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"
  else
    "$@"
  fi
}

# use_copy: takes a copy of the programs where the other user can't reach them.
use_copy() {
  as_owner test -x "$bin/postgres" && return
  cp -R "${bin%/lib/postgresql/*}" "$folder/usr"
  bin=$folder/usr/lib/postgresql/${bin##*/postgresql/}
}

# run: starts the database in the folder.
run() {
  fsync=off
  [ ! -e durable ] || fsync=on
  as_owner "$bin/pg_ctl" --pgdata=data --log=log --wait --silent start \
    --options="-c listen_addresses='' -c unix_socket_directories='$folder' -c fsync=$fsync"
}

# enter ADDRESS: goes into the folder of a database that was started.
enter() {
  folder=${1##*host=}
  cd "$folder"
  [ ! -d usr ] || bin=$(echo "$folder"/usr/lib/postgresql/*/bin)
}

case $1 in
  start)
    folder=$(mktemp --directory "${DATABASES:-/tmp}/vocalvocab-database-XXXXXX")
    [ "$(id -u)" != 0 ] || chown nobody:nogroup "$folder"
    use_copy
    cd "$folder"
    as_owner "$bin/initdb" --pgdata=data --username=tests --auth=trust --no-sync --encoding=UTF8 \
      --locale=C.UTF-8 >/dev/null
    [ "${2-}" != durable ] || touch durable
    run
    echo "postgresql://tests@/postgres?host=$folder"
    ;;
  sql)
    "$bin/psql" --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --dbname="$2" --command="$3"
    ;;
  pgbench)
    address=$2
    shift 2
    "$bin/pgbench" "$@" "$address"
    ;;
  dump)
    "$bin/pg_dump" --dbname="$2"
    ;;
  restore)
    "$bin/psql" --quiet --set=ON_ERROR_STOP=1 --dbname="$2" --file="$3" >/dev/null
    ;;
  end)
    enter "$2"
    as_owner "$bin/pg_ctl" --pgdata=data --mode=immediate --silent stop
    ;;
  begin)
    enter "$2"
    run
    ;;
  stop)
    enter "$2"
    # A test may have ended it already.
    as_owner "$bin/pg_ctl" --pgdata=data --mode=immediate --silent stop 2>/dev/null || true
    rm -rf "$folder"
    ;;
esac
