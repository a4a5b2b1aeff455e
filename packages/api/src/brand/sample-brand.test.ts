import { expect, test } from 'vitest'
import { brand } from './brand.ts'
import { inColoursOf, sampleColours } from './sample-brand.ts'

test.skipIf(!brand.sample)('ADOPT-7 the colours of drawings that are replaced are those of the sample firm', () => {
  for (const [colour, mode, role] of sampleColours) expect(brand.colours[mode][role]).toBe(colour)
  expect(inColoursOf(brand, '<path fill="#f2ab32"/>')).toBe('<path fill="#f2ab32"/>')
})

test('ADOPT-7 a drawing has the colours of the brand, and all others stay', () => {
  const { light, dark } = brand.colours
  const own = { ...brand, colours: { light: { ...light, accent: '#00aa11' }, dark: { ...dark, hero: '#220000' } } }
  const drawing = '<path fill="#F2AB32" stroke="#16264a"/><path fill="#0b1a36" stroke="#f2ab3"/>'
  expect(inColoursOf(own, drawing)).toBe(
    '<path fill="#00aa11" stroke="#220000"/><path fill="#0b1a36" stroke="#f2ab3"/>',
  )
})
