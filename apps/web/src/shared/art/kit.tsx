/** What a scene receives: a prefix for its ids that no other picture on the page has. */
export interface SceneProps {
  id: string
}

interface StopProps {
  from: string
  to: string
  toOpacity?: number
}

const Stops = ({ from, to, toOpacity }: StopProps) => (
  <>
    <stop stopColor={from} />
    <stop offset="1" stopColor={to} stopOpacity={toOpacity} />
  </>
)

const art = (role: string) => `var(--art-${role})`

/** Gradients along the direction of light, from the upper left, by name: the two roles of the palette. */
const lit = {
  body: ['1', '2'],
  gold: ['3', '4'],
  deep: ['2', 'shade'],
  far: ['5', 'ground'],
  dusk: ['ground', 'shade'],
  pearl: ['light', '3'],
  blush: ['6', '1'],
} as const

/**
 * The paints that every scene fills its shapes with. One place decides the direction of light, so all scenes agree.
 * `sky` and `night` run from top to bottom, `glow`, `warm` and `aura` outwards from a source of light, `gloss` and `dim` lighten and darken
 * any colour below them.
 */
export const Paints = ({ id }: SceneProps) => (
  <defs>
    {Object.entries(lit).map(([name, [from, to]]) => (
      <linearGradient key={name} id={`${id}${name}`} x1="0" y1="0" x2=".7" y2="1">
        <Stops from={art(from)} to={art(to)} />
      </linearGradient>
    ))}
    <linearGradient id={`${id}sky`} x1="0" y1="0" x2=".25" y2="1">
      <stop offset=".35" stopColor={art('ground')} />
      <stop offset="1" stopColor={art('5')} />
    </linearGradient>
    <linearGradient id={`${id}night`} x1="0" y1="0" x2="0" y2="1">
      <Stops from={art('shade')} to={art('shade')} toOpacity={0} />
    </linearGradient>
    <linearGradient id={`${id}haze`} x1="0" y1="1" x2="0" y2="0">
      <Stops from={art('light')} to={art('light')} toOpacity={0} />
    </linearGradient>
    <linearGradient id={`${id}gloss`} x1="0" y1="0" x2=".7" y2="1">
      <Stops from="#fff" to="#fff" toOpacity={0} />
    </linearGradient>
    <linearGradient id={`${id}dim`} x1="0" y1="1" x2="0" y2="0">
      <Stops from="#000" to="#000" toOpacity={0} />
    </linearGradient>
    <radialGradient id={`${id}glow`}>
      <Stops from={art('light')} to={art('light')} toOpacity={0} />
    </radialGradient>
    <radialGradient id={`${id}aura`}>
      <Stops from={art('1')} to={art('1')} toOpacity={0} />
    </radialGradient>
    <radialGradient id={`${id}warm`}>
      <Stops from={art('3')} to={art('3')} toOpacity={0} />
    </radialGradient>
  </defs>
)

/** The colour of a role of the palette. */
export const colour = art

/** A paint of `Paints`. */
export const paint = (id: string, name: string): string => `url(#${id}${name})`
