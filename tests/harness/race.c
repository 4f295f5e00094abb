/* SPDX-License-Identifier: Apache-2.0 */
/* Two threads and a counter; with an argument, it is not guarded. */
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>

enum { ROUNDS = 1000 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool is_guarded;
static long counter;

static void *count(void *unused)
{
    for (int i = 0; i < ROUNDS; i++) {
        if (is_guarded)
            pthread_mutex_lock(&lock);
        counter++;
        if (is_guarded)
            pthread_mutex_unlock(&lock);
    }
    return unused;
}

int main(int argc, char **argv)
{
    pthread_t threads[2];

    (void)argv;
    is_guarded = argc == 1;
    for (int i = 0; i < 2; i++)
        if (pthread_create(&threads[i], NULL, count, NULL) != 0)
            return 1;
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    printf("counted\n");
    return 0;
}
