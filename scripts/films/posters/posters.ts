import { festival } from './festival.ts'
import { type Art, poster, type Tone } from './kit.ts'
import { markets } from './markets.ts'
import { products } from './products.ts'
import { safety } from './safety.ts'

interface Family {
  readonly arts: Readonly<Record<string, Art>>
  readonly drawing: Omit<Tone, 'ground'>
  /** one after the other, so that neighbours in a list differ */
  readonly grounds: readonly [Tone['ground'], ...Tone['ground'][]]
}

/** Each topic has a family of colours. */
const families: Readonly<Record<string, Family>> = {
  festival: {
    arts: festival,
    drawing: { light: '#ffe3b0', main: '#f5b23c', strong: '#8a1f33', warning: '#ff7a59' },
    grounds: [
      ['#c8283f', '#7c1130'],
      ['#5c1747', '#2f0b2d'],
      ['#8e2c1f', '#4d1216'],
    ],
  },
  markets: {
    arts: markets,
    drawing: { light: '#bfe0ff', main: '#4f9cf7', strong: '#123a7a', warning: '#ffb44d' },
    grounds: [
      ['#2459c9', '#0f2f78'],
      ['#0f6f93', '#073750'],
      ['#3d3aa8', '#1b1a59'],
    ],
  },
  products: {
    arts: products,
    drawing: { light: '#d3f3df', main: '#35b58a', strong: '#0b4a40', warning: '#ffb14a' },
    grounds: [
      ['#12806f', '#064039'],
      ['#4c7a1f', '#21400f'],
      ['#155e75', '#08303f'],
    ],
  },
  safety: {
    arts: safety,
    drawing: { light: '#e4d9ff', main: '#9b7bf0', strong: '#36206b', warning: '#ff6f61' },
    grounds: [
      ['#54379b', '#281755'],
      ['#2f3b66', '#141b36'],
      ['#7b2f63', '#3c1331'],
    ],
  },
}

/** Returns the poster of a film as SVG, without text; undefined if nobody drew one. */
export const posterFor = (topic: string, code: string): string | undefined => {
  const family = families[topic]
  if (!family || !Object.hasOwn(family.arts, code)) return undefined
  const { arts, drawing, grounds } = family
  const ground = grounds[Object.keys(arts).indexOf(code) % grounds.length] ?? grounds[0]
  const art = arts[code]
  return art && poster({ ...drawing, ground }, art)
}
