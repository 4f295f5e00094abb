// SPDX-License-Identifier: Apache-2.0
package example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.kubernetes.client.informer.ResourceEventHandler;
import io.kubernetes.client.informer.SharedInformerFactory;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.openapi.models.V1ConfigMapList;
import io.kubernetes.client.openapi.models.V1ObjectMeta;
import io.kubernetes.client.util.CallGeneratorParams;
import io.kubernetes.client.util.Config;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A test with an API server of its own, and the official Java client: `mvn test`.
 * KIN is the program; default: the `kin` of PATH.
 */
class ConfigMapTest {
    @TempDir static Path folder;
    static Process server;
    static ApiClient client;
    static CoreV1Api api;

    @BeforeAll
    static void start() throws Exception {
        Path kubeconfig = folder.resolve("kubeconfig");
        String kin = System.getenv().getOrDefault("KIN", "kin");
        server = new ProcessBuilder(kin, "serve", "--listen", "127.0.0.1:0",
                        "--kubeconfig-out", kubeconfig.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String line = new BufferedReader(
                new InputStreamReader(server.getInputStream())).readLine();
        assertTrue(line != null && line.startsWith("listening on "), line);
        client = Config.fromConfig(kubeconfig.toString());
        client.setReadTimeout(0);
        api = new CoreV1Api(client);
    }

    @AfterAll
    static void stop() throws Exception {
        server.destroy();
        assertTrue(server.waitFor(30, TimeUnit.SECONDS));
        assertEquals(0, server.exitValue());
    }

    static V1ConfigMap configMap(String name) {
        return new V1ConfigMap()
                .metadata(new V1ObjectMeta().name(name))
                .data(Map.of("soup", "tomato"));
    }

    @Test
    void informerSeesConfigMap() throws Exception {
        BlockingQueue<V1ConfigMap> added = new ArrayBlockingQueue<>(1);
        SharedInformerFactory factory = new SharedInformerFactory(client);
        factory.sharedIndexInformerFor(
                        (CallGeneratorParams params) -> api.listNamespacedConfigMap("default")
                                .fieldSelector("metadata.name=menu")
                                .resourceVersion(params.resourceVersion)
                                .timeoutSeconds(params.timeoutSeconds)
                                .watch(params.watch)
                                .buildCall(null),
                        V1ConfigMap.class, V1ConfigMapList.class)
                .addEventHandler(new ResourceEventHandler<V1ConfigMap>() {
                    @Override
                    public void onAdd(V1ConfigMap object) {
                        added.add(object);
                    }

                    @Override
                    public void onUpdate(V1ConfigMap old, V1ConfigMap object) {}

                    @Override
                    public void onDelete(V1ConfigMap object, boolean unknown) {}
                });
        factory.startAllRegisteredInformers();
        api.createNamespacedConfigMap("default", configMap("menu")).execute();
        V1ConfigMap seen = added.poll(60, TimeUnit.SECONDS);
        assertEquals(Map.of("soup", "tomato"), seen == null ? null : seen.getData());
        factory.stopAllRegisteredInformers();
    }

    @Test
    void secondCreateIsRejected() throws Exception {
        api.createNamespacedConfigMap("default", configMap("mine")).execute();
        ApiException failure = assertThrows(ApiException.class,
                () -> api.createNamespacedConfigMap("default", configMap("mine")).execute());
        assertEquals(409, failure.getCode());
    }
}
