// SPDX-License-Identifier: Apache-2.0
//
// A test with an API server of its own, and the official JavaScript client:
//
//     npm install
//     npm test
//
// KIN is the program; default: the `kin` of PATH.
import assert from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';

import * as k8s from '@kubernetes/client-node';

let folder, server, config, api;

// Starts `kin serve` on a free port.
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kin-'));
  const kubeconfig = join(folder, 'kubeconfig');
  server = spawn(process.env.KIN ?? 'kin',
    ['serve', '--listen', '127.0.0.1:0', '--kubeconfig-out', kubeconfig],
    { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(server.stdout), 'line');
  assert.match(line, /^listening on /);
  config = new k8s.KubeConfig();
  config.loadFromFile(kubeconfig);
  api = config.makeApiClient(k8s.CoreV1Api);
});

after(async () => {
  server.kill('SIGTERM');
  const [status] = await once(server, 'exit');
  await rm(folder, { recursive: true });
  assert.strictEqual(status, 0);
});

test('an informer sees a ConfigMap', async () => {
  const informer = k8s.makeInformer(config,
    '/api/v1/namespaces/default/configmaps',
    () => api.listNamespacedConfigMap({ namespace: 'default' }));
  const added = new Promise((resolve, reject) => {
    informer.on('add', resolve);
    informer.on('error', reject);
  });
  await informer.start();
  await api.createNamespacedConfigMap({
    namespace: 'default',
    body: { metadata: { name: 'menu' }, data: { soup: 'tomato' } },
  });
  const seen = await added;
  assert.strictEqual(seen.metadata.name, 'menu');
  assert.deepStrictEqual(seen.data, { soup: 'tomato' });
  await informer.stop();
});

test('a second create is rejected', async () => {
  const mine = { namespace: 'default', body: { metadata: { name: 'mine' } } };
  await api.createNamespacedConfigMap(mine);
  await assert.rejects(api.createNamespacedConfigMap(mine), { code: 409 });
});
