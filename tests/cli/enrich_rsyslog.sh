#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# needs: network
#
# examples/rsyslog with the distribution's rsyslogd: lines of container logs get
# their pod.  Skipped if there is no rsyslogd and no apt to unpack one.
# shellcheck source-path=SCRIPTDIR source=lib.sh
here=$(cd "$(dirname "$0")" && pwd)
unpacked=$("$here/../rsyslog/unpack" 2>/dev/null) ||
    { echo "skipped: no rsyslogd"; exit 0; }
. "$here/lib.sh"
"$KIN" serve --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }
read -r server modules libraries <<<"$unpacked"

started=()
trap 'kill "${started[@]}" 2>/dev/null || :; rm -rf "$work"' EXIT

"$KIN" serve --listen 127.0.0.1:0 --kubeconfig-out "$KUBECONFIG" \
    >"$work/serve" &
started+=($!)
wait_for "listening on" cat "$work/serve"
id=$(printf '%064d' 7)
cat >"$work/pod.yaml" <<END
apiVersion: v1
kind: Pod
metadata: {name: web-0, namespace: default, labels: {app: web}}
spec: {nodeName: node-1, containers: [{name: c, image: i}]}
END
"$KIN" create -f "$work/pod.yaml" >"$work/out"
url=$(sed -n 's/^listening on //p' "$work/serve")
curl -sS -X PATCH -H 'Content-Type: application/merge-patch+json' \
    "$url/api/v1/namespaces/default/pods/web-0/status" -d '{"status": {
    "containerStatuses": [{"name": "c", "image": "i", "imageID": "",
    "ready": true, "restartCount": 0,
    "containerID": "containerd://'"$id"'"}]}}' \
    >"$work/out"

# The example, with folders of the test.
examples=$here/../../examples/rsyslog
mkdir "$work/containers" "$work/state" "$work/bin"
ln -s "$KIN" "$work/bin/kin"
# rsyslog starts programs without an environment.
cat >"$work/bin/kin-enrich" <<END
#!/bin/sh
export PATH=$work/bin:$PATH KUBECONFIG=$KUBECONFIG
KIN_ENRICH_LOG=$work/enrich.log exec $examples/kin-enrich "\$@"
END
chmod +x "$work/bin/kin-enrich"
{
    echo "global(workDirectory=\"$work/state\")"
    sed -e "s|/var/log/containers.json|$work/json|" \
        -e "s|/var/log/containers/|$work/containers/|" \
        -e "s|/usr/local/bin/kin-enrich|$work/bin/kin-enrich|" \
        "$examples/kubernetes.conf"
} >"$work/rsyslog.conf"
printf 'first line\nsecond "line"\n' \
    >"$work/containers/web-0_default_c-$id.log"
printf 'of no pod\n' >"$work/containers/none_default_c-1.log"
sed -i 's/--wait 5s/--wait 10ms/' "$work/rsyslog.conf"
LD_LIBRARY_PATH=$libraries "$server" -n -f "$work/rsyslog.conf" \
    -i "$work/pid" -M "$modules" >"$work/rsyslog" 2>&1 &
started+=($!)
rsyslogd=$!
wait_for 'first line' cat "$work/json"
wait_for 'second' cat "$work/json"
wait_for 'of no pod' cat "$work/json"
kill "$rsyslogd"
wait "$rsyslogd" || :
python3 - "$work/json" <<'END' || fail "$(cat "$work/json" "$work/rsyslog")"
import json
import sys
with open(sys.argv[1], encoding="utf-8") as lines:
    found = {line["log"]: line["kubernetes"] for line in map(json.loads, lines)}
for log in "first line", 'second "line"':
    pod = found[log]
    assert pod["namespace"] == "default" and pod["pod"] == "web-0", pod
    assert pod["node"] == "node-1" and pod["labels"] == {"app": "web"}, pod
    assert pod["match"] == "live" and len(pod["uid"]) == 36, pod
assert found["of no pod"] == {"match": "none"}, found
END
[ "$(cat "$work/enrich.log")" = ready ] || fail "$(cat "$work/enrich.log")"
finish
