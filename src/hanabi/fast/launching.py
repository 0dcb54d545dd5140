"""Kernels that are bound to their arrays, so that a launch is one call of the driver.

Numba prepares every argument of every launch, which takes longer than moving thousands of games. Here that
is done once, in the form in which Numba passes arguments; what changes is written in place.
"""

import ctypes
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from hanabi.errors import BatchError
from hanabi.fast.arguments import check_actions

SIZE = np.dtype(np.int32).itemsize


class DeviceArray(NamedTuple):
    """An array of numbers on the device that belongs to someone else."""

    pointer: int
    size: int
    stride: int
    dtype: np.dtype[Any]

    @classmethod
    def of(cls, array: Any, count: int) -> "DeviceArray":
        """Read the CUDA array interface of `array`; raise BatchError unless it is `count` integers.

        Of 64 bits only the lower half is read, which comes first, so one compiled kernel serves both sizes.
        """
        told = array.__cuda_array_interface__
        dtype, strides = np.dtype(told["typestr"]), told.get("strides")
        if told["shape"] != (count,) or dtype.kind not in "iu":
            check_actions(np.broadcast_to(np.zeros((), dtype), told["shape"]), count)
        stride = strides[0] if strides else dtype.itemsize
        return cls(told["data"][0], count, stride, dtype if dtype.itemsize < SIZE else np.dtype(np.int32))


class BoundKernel:
    """A compiled kernel with all its arguments; those after the `fixed` ones change with every launch."""

    def __init__(self, kernel: Any, shape: tuple[int, int, int], fixed: Sequence[Any], more: Sequence[Any]):
        """Compile `kernel`; `shape` is its blocks, the threads in each, and their bytes of shared memory."""
        from cuda.bindings import driver  # type: ignore[import-not-found]

        compiled = kernel.compile(tuple(_numba_type(kernel, each) for each in (*fixed, *more)))
        compiled.bind()
        self._driver, self._function = driver, compiled.library.get_cufunc().handle
        self._blocks, self._threads, self._shared = shape
        cells = [cell for each in fixed for cell in _cells(each)]
        self._places = []
        for each in more:
            self._places.append(len(cells))
            cells += _cells(each)
        self._cells = cells
        self._pointers = (ctypes.c_void_p * len(cells))(*map(ctypes.addressof, cells))
        self._address = ctypes.addressof(self._pointers)

    def launch(self, stream: int, more: Sequence[Any]) -> None:
        """Launch the kernel; `more` are the arguments that change, of the types that it was bound with."""
        cells = self._cells
        for place, value in zip(self._places, more, strict=True):
            if isinstance(value, DeviceArray):
                cells[place + POINTER].value = value.pointer
                cells[place + STRIDE].value = value.stride
            else:
                cells[place].value = value
        (failed,) = self._driver.cuLaunchKernel(
            *(self._function, self._blocks, 1, 1, self._threads, 1, 1),
            *(self._shared, stream, self._address, 0),
        )
        if failed:
            raise BatchError("no-cuda", missing=str(failed))


POINTER, STRIDE = 4, 6
"""Where the memory and the stride of a row are among the numbers that stand for it."""


def _cells(value: Any) -> list[Any]:
    """The memory in which the driver finds an argument, as Numba's kernels expect it."""
    if isinstance(value, bool):
        return [ctypes.c_bool(value)]
    if isinstance(value, int):
        return [ctypes.c_int64(value)]
    if isinstance(value, DeviceArray):
        shape, strides = (value.size,), (value.stride,)
        pointer, size, item = value.pointer, value.size, value.dtype.itemsize
    else:
        shape, strides = value.shape, value.strides
        pointer, size, item = value.__cuda_array_interface__["data"][0], value.size, value.dtype.itemsize
    # Two pointers for the owner of the memory, which are not used on a device.
    return [
        *map(ctypes.c_int64, (0, 0, size, item)),
        ctypes.c_void_p(pointer),
        *map(ctypes.c_int64, (*shape, *strides)),
    ]


def _numba_type(kernel: Any, value: Any) -> Any:
    """The type for which a kernel is compiled; a row of someone else may have gaps."""
    if not isinstance(value, DeviceArray):
        return kernel.typeof_pyval(value)
    from numba import from_dtype, types

    return types.Array(from_dtype(value.dtype), 1, "A")
