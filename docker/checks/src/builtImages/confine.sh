#!/bin/sh
# Runs a command in an image's file system as compose.yaml and the manifests do: as process 1, as an unprivileged
# user that cannot gain privileges, and able to write only to /tmp and the volumes. The network is this machine's.
#   unshare --mount --pid --fork --kill-child confine.sh ROOT USER:GROUP FOLDER [SOURCE:TARGET[:ro] …] -- COMMAND …
set -eu

root=$1
user=$2
folder=$3
shift 3

mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
while [ "$1" != -- ]; do
  IFS=: read -r source target mode <<END
$1
END
  mount --bind "$source" "$root$target"
  [ -z "$mode" ] || mount -o "remount,bind,$mode" "$root$target"
  shift
done
shift
mount -o remount,bind,ro "$root"
mount -t tmpfs -o "uid=${user%:*},gid=${user#*:},mode=0700" tmpfs "$root/tmp"
# The PATH is the image's.
exec /usr/bin/setpriv --no-new-privs --inh-caps=-all /usr/sbin/chroot --userspec="$user" "$root" /usr/bin/env -C "$folder" "$@"
