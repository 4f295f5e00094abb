#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Runs client-go's informers and kin's against the same scripted servers, and
# compares their notifications, caches and requests.
#
#   informer.sh PROGRAM FOLDER [ARGUMENT]...   kin; a folder for output;
#                                              arguments of `informer run`
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR

readonly program=$1 folder=$2
shift 2
source=$(cd "$(dirname "$0")/informer" && pwd)
readonly source

cannot() {
    printf 'informer.sh: %s\n' "$*" >&2
    [ "${KIN_REQUIRE_CLUSTER:-0}" != 0 ] || exit 77
    exit 1
}

need=$(sed -n 's/^go //p' "$source/go.mod")
command -v go >/dev/null || cannot "no Go on this machine; this needs $need"
have=$(cd "$source" && go env GOVERSION 2>&1) || cannot "go: $have"
printf '%s\n' "$need" "${have#go}" | sort -VC ||
    cannot "this needs Go $need; here is ${have#go}"

mkdir -p "$folder"
(cd "$source" && CGO_ENABLED=0 GOWORK=off go build -trimpath -buildvcs=false \
    -mod=readonly -o "$folder/informer" .) ||
    cannot "the modules of tests/parity/informer cannot be had"
rm -rf "$folder/kept"
exec "$folder/informer" run --kin "$program" --keep "$folder/kept" "$@" \
    "$source"/histories/*.jsonl
