#!/bin/bash
# Health check of this container's server, in bash only: the image has no HTTP client.
exec 3<>"/dev/tcp/127.0.0.1/${PORT:-8080}" || exit 1
printf 'GET /health HTTP/1.0\r\n\r\n' >&3
read -r -t 2 status <&3
[[ $status == *' 200 '* ]]
