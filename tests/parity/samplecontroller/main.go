// SPDX-License-Identifier: Apache-2.0

// Turns objects that travel as protobuf into JSON, by Kubernetes' own code:
// lines of base64 in, lines of JSON out.
package main

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"log"
	"os"

	"k8s.io/client-go/kubernetes/scheme"
)

func convert(line string) ([]byte, error) {
	data, err := base64.StdEncoding.DecodeString(line)
	if err != nil {
		return nil, err
	}
	object, kind, err := scheme.Codecs.UniversalDeserializer().Decode(data, nil, nil)
	if err != nil {
		return nil, err
	}
	object.GetObjectKind().SetGroupVersionKind(*kind)
	return json.Marshal(object)
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 16<<20)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for lines.Scan() {
		text, err := convert(lines.Text())
		if err != nil {
			log.Fatal(err)
		}
		out.Write(append(text, '\n'))
	}
	if err := lines.Err(); err != nil {
		log.Fatal(err)
	}
}
