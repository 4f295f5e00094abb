#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# needs: network
#
# Text from a server on a terminal: control sequences have no effect.  Output
# for programs is exact.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$KIN" serve --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }

cat >"$work/crd.yaml" <<'YAML'
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: evils.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: evils, singular: evil, kind: Evil, listKind: EvilList}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        x-kubernetes-preserve-unknown-fields: true
    additionalPrinterColumns:
    - {name: "\e]0;taken\aText", type: string, jsonPath: .text}
YAML
cat >"$work/evil.yaml" <<'YAML'
apiVersion: example.com/v1
kind: Evil
metadata: {name: first, namespace: default}
text: "a\e[2J\u009b31m\u202eb\x7f"
status: {phase: "\e[31mBad\r\nforged"}
YAML

"$KIN" serve --load "$work/crd.yaml" --load "$work/evil.yaml" \
    --kubeconfig-out "$KUBECONFIG" >"$work/serve" &
server=$!
trap 'kill $server 2>/dev/null || :; rm -rf "$work"' EXIT
wait_for "listening on" cat "$work/serve"

# clean TEXT: no control character but newlines, none of C1, no directions.
clean() {
    LC_ALL=C grep -qP \
        '[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\xa8-\xae]' \
        <<<"$1" && fail "$ran: obeyed by a terminal: $(od -c <<<"$1")"
    return 0
}

run get evils
clean "$out$err"
[[ $out == *'\x1b]0;TAKEN\x07TEXT'* ]] || fail "no name of a column: $out"
[[ $out == *'a\x1b[2J\u009b31m\u202eb\x7f'* ]] || fail "no text: $out"
run get evils -o jsonpath='{.items[0].text}'
[ "$out" = $'a\e[2J\u009b31m\u202eb\x7f.' ] || fail "not exact: $out"
run get evils -o json
[[ $out == *'a\u001b[2J'* ]] || fail "not exact: $out"

rv=$("$KIN" get evils first -o jsonpath='{.metadata.resourceVersion}')
for form in '' diff; do
    run watch evils ${form:+-o $form} --until-rv "$rv"
    clean "$out$err"
done
run watch evils --until-rv "$rv"
[[ $out == *'\x1b[31mBad\r\nforged'* ]] || fail "no state: $out"
run top evils --once
clean "$out$err"
run api-resources
clean "$out$err"

# Errors: text echoed by the server, arguments, file names.
run get evils $'no\e[2J\u009bne'
clean "$out$err"
[[ $err == *'not found'* ]] || fail "no error: $err"
run $'ge\e[2Jt'
clean "$out$err"
run apply -f $'no\e[2Jfile'
clean "$out$err"
finish
