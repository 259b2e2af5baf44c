# One operation on a site's folder, run on its server over SSH: sh -c SCRIPT sh FOLDER OPERATION KEY [VERSION EXPECTED TOKEN].
# Files, links and the lock are those of folderStore.ts and of platform/project/files/lock.ts, so that a site can be used
# both ways at once. Needs a POSIX shell with the tools of GNU or BusyBox.
set -eu
LC_ALL=C
export LC_ALL

missing=44 conflict=45 locked=46
stale_after=15
folder=$1 operation=$2 key=$3

hash() { sha256sum | cut -c 1-64; }

# The content of an object; `current` is a link.
content() { if [ "$key" = current ]; then readlink -n current; else cat "$key"; fi; }

exists() { [ -e "$key" ] || [ -L "$key" ]; }

read_object() {
  cd "$folder" 2>/dev/null || exit $missing
  content || { exists || exit $missing; exit 1; }
}

list_objects() {
  cd "$folder" 2>/dev/null && [ -d "./$key" ] || exit 0
  # A file that is removed meanwhile is no error.
  find "./$key" ! -type d -exec stat -c '%Y %n' {} + || :
}

delete_object() {
  cd "$folder" 2>/dev/null || exit 0
  rm -f "$key"
  # Empty folders are removed, except those that every site has.
  while key=$(dirname "$key"); do
    case $key in */*) rmdir "$key" 2>/dev/null || exit 0 ;; *) exit 0 ;; esac
  done
}

token_of() { sed 's/.*"token":"\([^"]*\)".*/\1/' "$1" 2>/dev/null || :; }
is_stale() { changed=$(stat -c "$2" "$1" 2>/dev/null) && [ $(($(date +%s) - changed)) -gt $stale_after ]; }

# Removes the lock of a holder that is gone. Of several that try, the one that creates the claim may.
take_away() {
  gone=$(token_of .lock)
  claim=.lock.$gone.gone
  if ln -T .lock "$claim" 2>/dev/null; then
    [ "$(token_of "$claim")" != "$gone" ] || rm -f .lock
    rm -f "$claim"
  elif is_stale "$claim" %Z; then
    rm -f "$claim"
  fi
}

lock() {
  mine=.lock.$token
  attempts=400
  while :; do
    printf '{"token":"%s","pid":%s,"host":"%s"}' "$token" $$ "$(uname -n)" >"$mine"
    if ln -T "$mine" .lock 2>/dev/null; then break; fi
    if is_stale .lock %Y; then take_away; fi
    attempts=$((attempts - 1))
    [ $attempts -gt 0 ] || exit $locked
    sleep 0.05
  done
  rm -f "$mine"
}

clean_up() {
  rm -f "$draft" ".lock.$token"
  if [ "$(token_of .lock)" = "$token" ]; then rm -f .lock; fi
}

# Links to the name, which fails when it is taken.
create() {
  if ln -T "$@" "$key" 2>/dev/null; then return; fi
  if exists; then exit $conflict; fi
  ln -T "$@" "$key"
}

# Replaces what was read. The lock keeps others out between the comparison and the rename.
replace() {
  lock
  exists && [ "$(content | hash)" = "$expected" ] || exit $conflict
  mv -T "$draft" "$key"
}

# Names reach the disk with the folders that hold them.
sync_folders() {
  set --
  parent=$key
  while [ "$parent" != . ]; do
    parent=$(dirname "$parent")
    set -- "$@" "$parent"
  done
  sync "$@" 2>/dev/null || sync
}

write_object() {
  mkdir -p "$folder"
  cd "$folder"
  (umask o= && mkdir -p .incoming)
  # The web server's user reads what does not start with a dot.
  case $key in .*) umask o= ;; *) umask a+rx ;; esac
  mkdir -p "$(dirname "$key")"
  draft=.incoming/$token
  trap clean_up EXIT
  trap 'exit 1' HUP INT TERM
  if [ "$key" = current ]; then
    target=$(cat)
    ln -s "$target" "$draft"
    written=$(printf %s "$target" | hash)
  else
    cat >"$draft"
    sync "$draft" 2>/dev/null || sync
    written=$(hash <"$draft")
  fi
  # Content whose end was lost with the connection gets no name.
  [ "$written" = "$version" ] || exit 1
  if [ "$expected" != absent ]; then replace
  elif [ "$key" = current ]; then create -s "$target"
  else create "$draft"
  fi
  if [ "$key" = current ]; then
    for name in registry.json pages; do ln -s -T "current/$name" "$name" 2>/dev/null || :; done
  fi
  sync_folders
}

case $operation in
  read) read_object ;;
  list) list_objects ;;
  delete) delete_object ;;
  write)
    version=$4 expected=$5 token=$6
    write_object
    ;;
esac
