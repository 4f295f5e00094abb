# SPDX-License-Identifier: Apache-2.0
"""Informers of libkin for Python, using only ctypes.

    with kin.Informer(kin.PODS, namespace='shop') as pods:
        pods.add_index('node', '.spec.nodeName')
        pods.add_handler(on_add=lambda pod, is_initial: print(pod.key))
        pods.start()
        pods.wait_synced(timeout=30)
        with pods.snapshot() as now:
            for pod in now.by_index('node', 'node-a'):
                print(pod.name, pod.get('.status.phase'))

An example of using the C ABI from another language: it covers what most
programs need, not the whole library.  Option structs are passed with the
members that are declared here; libkin uses defaults for the others.
"""
import ctypes
import json
import os
import sys
import time
from ctypes import (CFUNCTYPE, POINTER, Structure, byref, c_bool, c_char,
                    c_char_p, c_int, c_int64, c_size_t, c_uint, c_uint32,
                    c_void_p)

_lib = ctypes.CDLL(os.environ.get('KIN_LIBRARY', 'libkin.so.0'))

_WAIT_S = 0.1  # longest wait without checking for signals

# --- declarations of the headers ---

_ETIMEDOUT = -4


class _Str(Structure):
    """A kin_str from the library: not necessarily NUL-terminated."""
    _fields_ = [('ptr', c_void_p), ('len', c_size_t)]

    def __bytes__(self):
        return ctypes.string_at(self.ptr, self.len) if self.len else b''

    def __str__(self):
        return bytes(self).decode()


class _Text(Structure):
    """A kin_str for the library, which owns its bytes."""
    _fields_ = [('ptr', c_char_p), ('len', c_size_t)]


def _s(text):
    data = text.encode()
    return _Text(data, len(data))


class _Error(Structure):
    _fields_ = [('code', c_int), ('http_status', c_int),
                ('retry_after_s', c_int), ('reason', c_char * 64),
                ('cause', c_char * 64), ('message', c_char * 1024)]


class _Value(Structure):
    _fields_ = [('home', c_void_p), ('bits', c_uint32)]


class _Iter(Structure):
    _fields_ = [('snapshot', c_void_p), ('list', c_void_p), ('at', c_uint32),
                ('end', c_uint32), ('code', c_int)]


class _ListerIter(Structure):
    _fields_ = [('it', _Iter), ('selector', c_void_p)]


class _Deadline(Structure):
    _fields_ = [('at_ns', c_int64)]


class _Indexer(Structure):
    _fields_ = [('name', _Str), ('values', c_void_p), ('userdata', c_void_p),
                ('destroy', CFUNCTYPE(None, c_void_p))]


class Resource(Structure):
    """A resource of the server: group, version, plural, kind, and whether it is
    cluster-scoped."""
    _fields_ = [('group', c_char_p), ('version', c_char_p),
                ('plural', c_char_p), ('kind', c_char_p),
                ('is_cluster_scoped', c_bool)]

    def __init__(self, group, version, plural, kind, is_cluster_scoped=False):
        super().__init__(group.encode(), version.encode(), plural.encode(),
                         kind.encode(), is_cluster_scoped)


class _ConfigOpts(Structure):
    _fields_ = [('size', c_size_t), ('alloc', c_void_p), ('log', c_void_p),
                ('path', c_char_p)]


class _ClientOpts(Structure):
    _fields_ = [('size', c_size_t), ('alloc', c_void_p), ('log', c_void_p)]


class _InformerOpts(Structure):
    _fields_ = [('size', c_size_t), ('alloc', c_void_p), ('log', c_void_p),
                ('name', c_char_p), ('label_selector', _Text),
                ('field_selector', _Text), ('resync_ms', c_int64)]


class _StopOpts(Structure):
    _fields_ = [('size', c_size_t), ('alloc', c_void_p),
                ('has_deadline', c_bool), ('deadline', _Deadline)]


_ON_ADD = CFUNCTYPE(None, c_void_p, c_bool, c_void_p)
_ON_UPDATE = CFUNCTYPE(None, c_void_p, c_void_p, c_void_p)
_ON_DELETE = CFUNCTYPE(None, c_void_p, c_bool, c_void_p)
_ON_SYNCED = CFUNCTYPE(None, c_void_p)
_WANTS = CFUNCTYPE(c_bool, c_void_p, c_void_p)
_WRITE = CFUNCTYPE(c_int, _Str, c_void_p)


class _Handler(Structure):
    _fields_ = [('size', c_size_t), ('on_add', _ON_ADD),
                ('on_update', _ON_UPDATE),
                ('on_delete', _ON_DELETE), ('on_synced', _ON_SYNCED),
                ('wants', _WANTS), ('userdata', c_void_p),
                ('on_event', c_void_p), ('destroy', c_void_p)]


def _declare(result, **functions):
    for name, arguments in functions.items():
        function = getattr(_lib, 'kin_' + name)
        function.restype, function.argtypes = result, arguments


_P, _OUT = c_void_p, POINTER(c_void_p)
_declare(c_char_p, version=[])
_declare(c_int,
         config_new_from_env=[_P, _OUT, _P], client_new=[_P, _P, _OUT, _P],
         lister_watcher_new=[_P, _P, _Text, _OUT, _P],
         informer_new_from_source=[_P, _P, _OUT, _P],
         informer_start=[_P, _P],
         informer_add_handler=[_P, _P, _P, _OUT, _P],
         informer_remove_handler=[_P, _P],
         informer_add_indexers=[_P, _P, c_size_t, _P],
         informer_wait_synced=[_P, _P, _P],
         informer_wait_version=[_P, _Text, _P, _P],
         indexer_by_path=[_P, _Text, _Text, _P, _P],
         selector_parse_labels=[_P, _Text, _OUT, _P],
         snapshot_index_values=[_P, _Text, _OUT, _P],
         stop_new=[_P, _P, _OUT, _P], path_find=[_Value, _Text, _P, _P],
         value_write=[_Value, c_uint, _WRITE, _P])
_declare(c_void_p,
         config_unref=[_P], client_unref=[_P], lister_watcher_unref=[_P],
         informer_free=[_P], informer_snapshot=[_P], snapshot_free=[_P],
         selector_free=[_P], key_list_free=[_P], object_ref=[_P],
         object_unref=[_P], stop_unref=[_P], lister_get=[_P, _Text, _Text],
         lister_next=[_P], iter_next=[_P], log_stderr=[])
_declare(None, informer_stop=[_P])
_declare(c_bool, informer_has_synced=[_P])
_declare(c_size_t, snapshot_count=[_P], key_list_count=[_P])
_declare(_Str, object_key=[_P], object_name=[_P], object_namespace=[_P],
         object_resource_version=[_P], key_list_at=[_P, c_size_t])
_declare(_Value, object_value=[_P])
_declare(_Iter, snapshot_by_index=[_P, _Text, _Text])
_declare(_ListerIter, lister_list=[_P, _Text, _P])
_declare(_Deadline, deadline_ms=[c_int64])

# --- public interface ---

PODS = Resource('', 'v1', 'pods', 'Pod')
NODES = Resource('', 'v1', 'nodes', 'Node', True)
CONFIGMAPS = Resource('', 'v1', 'configmaps', 'ConfigMap')
DEPLOYMENTS = Resource('apps', 'v1', 'deployments', 'Deployment')


class Error(Exception):
    """An error: code, message, and the HTTP status and reason if the server
    sent it."""

    def __init__(self, err):
        super().__init__(err.message.decode('utf-8', 'replace'))
        self.code = err.code
        self.http_status = err.http_status
        self.reason = err.reason.decode()


def _call(function, *arguments):
    """Calls a function whose last argument is an error; raises it."""
    err = _Error()
    if function(*arguments, byref(err)) < 0:
        raise Error(err)


def _make(function, *arguments):
    """The same for a function that returns a pointer."""
    result = c_void_p()
    _call(function, *arguments, byref(result))
    return result


def version():
    """The version of the loaded libkin."""
    return _lib.kin_version().decode()


class Object:
    """A cached object.  It is immutable and lives as long as this reference."""

    def __init__(self, pointer):
        self._at = c_void_p(_lib.kin_object_ref(pointer))

    def __del__(self):
        _lib.kin_object_unref(self._at)

    key = property(lambda self: str(_lib.kin_object_key(self._at)))
    name = property(lambda self: str(_lib.kin_object_name(self._at)))
    namespace = property(lambda self: str(_lib.kin_object_namespace(self._at)))
    resource_version = property(
        lambda self: str(_lib.kin_object_resource_version(self._at)))

    def get(self, path='.'):
        """The value at a path, as a Python value; None if there is none."""
        found = _Value()
        _call(_lib.kin_path_find, _lib.kin_object_value(self._at), _s(path),
              byref(found))
        return _to_python(found) if found.bits else None

    def __repr__(self):
        return f'<kin.Object {self.key}>'


def _to_python(value):
    pieces = []

    @_WRITE
    def write(piece, _):
        pieces.append(bytes(piece))
        return 0

    if _lib.kin_value_write(value, 0, write, None) < 0:
        raise MemoryError
    return json.loads(b''.join(pieces))


class Snapshot:
    """The cache at one point in time; use it in a `with` statement."""

    def __init__(self, informer):
        self._at = c_void_p(_lib.kin_informer_snapshot(informer))
        if not self._at:
            raise MemoryError

    def close(self):
        self._at = c_void_p(_lib.kin_snapshot_free(self._at))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __len__(self):
        return _lib.kin_snapshot_count(self._at)

    def get(self, namespace, name):
        """An object by namespace and name; None if it does not exist."""
        found = _lib.kin_lister_get(self._at, _s(namespace), _s(name))
        return Object(found) if found else None

    def list(self, namespace='', selector=None):
        """The objects of a namespace, or of all, that match a selector."""
        wanted = _make(_lib.kin_selector_parse_labels, None, _s(selector)) \
            if selector else None
        try:
            it = _lib.kin_lister_list(self._at, _s(namespace), wanted)
            return [Object(o) for o in
                    iter(lambda: _lib.kin_lister_next(byref(it)), None)]
        finally:
            _lib.kin_selector_free(wanted)

    def by_index(self, index, value):
        """The objects with a value in an index."""
        it = _lib.kin_snapshot_by_index(self._at, _s(index), _s(value))
        if it.code < 0:
            raise KeyError(index)
        return [Object(o) for o in
                iter(lambda: _lib.kin_iter_next(byref(it)), None)]

    def index_values(self, index):
        """All values of an index, sorted."""
        values = _make(_lib.kin_snapshot_index_values, self._at, _s(index))
        try:
            return [str(_lib.kin_key_list_at(values, i))
                    for i in range(_lib.kin_key_list_count(values))]
        finally:
            _lib.kin_key_list_free(values)


class _Deadlined:
    """A stop token with a timeout in seconds."""

    def __init__(self, timeout):
        self._at = None
        if timeout is None:
            return
        opts = _StopOpts(ctypes.sizeof(_StopOpts), None, True,
                         _lib.kin_deadline_ms(int(timeout * 1000)))
        self._at = _make(_lib.kin_stop_new, None, byref(opts))

    def __enter__(self):
        return self._at

    def __exit__(self, *_):
        _lib.kin_stop_unref(self._at)


def _wait(timeout, function, *arguments):
    """Calls a function with a stop token and an error last, until a timeout.

    Python handles signals such as Ctrl-C only between calls, so it waits in
    short steps.
    """
    end = None if timeout is None else time.monotonic() + timeout
    while True:
        left = _WAIT_S if end is None else end - time.monotonic()
        try:
            with _Deadlined(max(0, min(left, _WAIT_S))) as stop:
                return _call(function, *arguments, stop)
        except Error as error:
            is_over = end is not None and time.monotonic() >= end
            if error.code != _ETIMEDOUT or is_over:
                raise


def _guarded(call):
    """Reports exceptions of a handler, which must not reach the library."""
    def guarded(*arguments):
        try:
            call(*arguments)
        except Exception:  # pylint: disable=broad-except
            sys.excepthook(*sys.exc_info())
    return guarded


class Informer:
    """A local cache of a resource that follows the server.

    Each handler is called by a thread of libkin, one call at a time.  Warnings
    go to stderr.  Close it, or use it in a `with` statement.
    """

    def __init__(self, resource, namespace='', selector='', kubeconfig=None):
        self._config = self._client = self._source = self._at = None
        self._callbacks = []  # keeps the callbacks alive
        log = _lib.kin_log_stderr()
        config_opts = _ConfigOpts(ctypes.sizeof(_ConfigOpts), None, log,
                           kubeconfig.encode() if kubeconfig else None)
        client_opts = _ClientOpts(ctypes.sizeof(_ClientOpts), None, log)
        informer_opts = _InformerOpts(ctypes.sizeof(_InformerOpts), None, log)
        informer_opts.label_selector = _s(selector)
        self._resource = resource
        try:
            self._config = _make(_lib.kin_config_new_from_env,
                                 byref(config_opts))
            self._client = _make(_lib.kin_client_new, self._config,
                                 byref(client_opts))
            self._source = _make(_lib.kin_lister_watcher_new, self._client,
                                 byref(resource), _s(namespace))
            self._at = _make(_lib.kin_informer_new_from_source, self._source,
                             byref(informer_opts))
        except Error:
            self.close()
            raise

    def close(self):
        """Stops and frees it; close its snapshots first."""
        self._at = _lib.kin_informer_free(self._at)
        self._source = _lib.kin_lister_watcher_unref(self._source)
        self._client = _lib.kin_client_unref(self._client)
        self._config = _lib.kin_config_unref(self._config)
        self._callbacks.clear()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def add_index(self, name, path):
        """Adds an index of the value at a path."""
        indexer = _Indexer()
        _call(_lib.kin_indexer_by_path, None, _s(name), _s(path),
              byref(indexer))
        _call(_lib.kin_informer_add_indexers, self._at, byref(indexer), 1)

    def add_handler(self, on_add=None, on_update=None, on_delete=None,
                    on_synced=None):
        """Adds a handler, and returns its registration.

        on_add(object, is_initial), on_update(old, object),
        on_delete(object, is_tombstone), on_synced()
        """
        handler = _Handler(ctypes.sizeof(_Handler))
        if on_add:
            handler.on_add = _ON_ADD(_guarded(
                lambda o, is_initial, _: on_add(Object(o), is_initial)))
        if on_update:
            handler.on_update = _ON_UPDATE(_guarded(
                lambda old, o, _: on_update(Object(old), Object(o))))
        if on_delete:
            handler.on_delete = _ON_DELETE(_guarded(
                lambda o, is_tombstone, _:
                on_delete(Object(o), is_tombstone)))
        if on_synced:
            handler.on_synced = _ON_SYNCED(_guarded(lambda _: on_synced()))
        self._callbacks.append(handler)
        registration = c_void_p()
        _call(_lib.kin_informer_add_handler, self._at, byref(handler), None,
              byref(registration))
        return registration

    def remove_handler(self, registration):
        """Removes a handler: no callback runs after this returns."""
        if _lib.kin_informer_remove_handler(self._at, registration) < 0:
            raise ValueError('not a handler of this informer')

    def start(self):
        _call(_lib.kin_informer_start, self._at)

    def stop(self):
        _lib.kin_informer_stop(self._at)

    def has_synced(self):
        return _lib.kin_informer_has_synced(self._at)

    def wait_synced(self, timeout=None):
        """Waits until the first list is complete; raises why it is not."""
        _wait(timeout, _lib.kin_informer_wait_synced, self._at)

    def wait_version(self, resource_version, timeout=None):
        """Waits until the cache has reached a version."""
        _wait(timeout, _lib.kin_informer_wait_version, self._at,
              _s(resource_version))

    def snapshot(self):
        return Snapshot(self._at)
