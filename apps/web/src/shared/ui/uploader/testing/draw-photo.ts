/**
 * A JPEG of so many pixels as a data address: red on the left edge, blue on the right, and between them noise, which nothing
 * makes small. Runs in a page, also as the function of `page.evaluate`: it uses nothing from around it.
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
