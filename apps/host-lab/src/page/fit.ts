interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels that a card adds to its device: gaps, the frame's border, and the head above it. */
export const around = { x: 14, y: 60 } as const
/** Pixels of the stage's own border. */
const rim = 12
const smallest = 0.25

/** Returns the height of devices in rows of a given width, at a scale. */
const heightAt = (devices: readonly Size[], width: number, scale: number): number => {
  let rows = 0
  let left = 0
  let height = 0
  for (const device of devices) {
    const wide = device.width * scale + around.x
    if (rows === 0 || wide > left) {
      rows++
      left = width
      height += device.height * scale + around.y
    }
    left -= wide
  }
  return height
}

/** Returns the largest scale up to 1 at which all devices are visible; 0.25 if none is. */
export const scaleThatFits = (devices: readonly Size[], place: Size): number => {
  const inner = { width: place.width - 2 * rim, height: place.height - 2 * rim }
  for (let scale = 1; scale > smallest; scale -= 0.005) {
    const widest = Math.max(...devices.map(({ width }) => width * scale + around.x))
    if (widest <= inner.width && heightAt(devices, inner.width, scale) <= inner.height) return scale
  }
  return smallest
}
