/**
 * Returns a JPEG of the given size as a data address: red at the left edge, blue at the right, and noise between, which
 * does not compress. It uses nothing from its module, so that `page.evaluate` can run it.
 */
export const drawPhoto = ([width, height]: readonly [width: number, height: number]): string => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const surface = canvas.getContext('2d')
  if (!surface) throw new Error('no canvas')
  const noise = surface.createImageData(Math.min(width, 600), Math.min(height, 600))
  for (let i = 0; i < noise.data.length; i++) noise.data[i] = i % 4 === 3 ? 255 : (i * 2_654_435_761) >>> 24
  surface.putImageData(noise, 0, 0)
  surface.fillStyle = '#f00'
  surface.fillRect(0, 0, width / 5, height)
  surface.fillStyle = '#00f'
  surface.fillRect(width - width / 5, 0, width / 5, height)
  return canvas.toDataURL('image/jpeg', 0.9)
}
