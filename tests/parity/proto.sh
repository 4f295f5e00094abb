#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Has Go write every kind of object as protobuf and as JSON, and compares what
# kin reads from the former with the latter.
#
#   proto.sh PROGRAM FOLDER      the comparing program; a folder for the pairs
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR

readonly program=$1 folder=$2
source=$(cd "$(dirname "$0")/../../scripts/schema" && pwd)
readonly source

cannot() {
    printf 'proto.sh: %s\n' "$*" >&2
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
    -mod=readonly -o "$folder/pairs" ./pairs) ||
    cannot "the modules of scripts/schema cannot be had"
for seed in 1 2 3; do
    "$folder/pairs" -seed "$seed" "$folder/pairs.bin"
    "$program" "$folder/pairs.bin"
done
rm -f "$folder/pairs.bin"
