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
  wall: ['ground', '5'],
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
    <linearGradient id={`${id}sky`} gradientUnits="userSpaceOnUse" x1="60" y1="50" x2="160" y2="260">
      <stop stopColor={art('ground')} />
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

/**
 * The sky of a wide scene. It reaches beyond the box of the scene, for cards of other proportions. Where a scene stands
 * on a ground of its own, the sky is hidden (`data-sky`).
 */
export const Sky = ({ id }: SceneProps) => <path data-sky="" fill={paint(id, 'sky')} d="M-900-900H990V300H-900z" />

/** The colour of a role of the palette. */
export const colour = art

/** A paint of `Paints`. */
export const paint = (id: string, name: string): string => `url(#${id}${name})`

/** What an object of a scene receives, which may occur several times. */
export interface Placed {
  /** an SVG transform that places the object */
  at: string
}

/** A coin of radius 13 around the origin, with the arch of the firm's mark. */
export const Coin = ({ id, at }: SceneProps & Placed) => (
  <g transform={at}>
    <circle cx="1.2" cy="1.6" r="13" fill={art('4')} />
    <circle cx="1.2" cy="1.6" r="13" opacity=".22" />
    <circle r="13" fill={paint(id, 'gold')} />
    <circle r="9.5" fill="none" stroke={art('4')} strokeWidth="1.6" />
    <path
      fill="none"
      stroke={art('4')}
      strokeWidth="2.2"
      strokeLinecap="round"
      d="M-4 4.5V-.5a4 4 0 0 1 8 0v5M0 4.5V1"
    />
    <path
      fill="none"
      stroke={art('light')}
      strokeWidth="2"
      strokeLinecap="round"
      d="M-10.5-4a11.2 11.2 0 0 1 6.5-6.5"
    />
  </g>
)

/** A star of four points and radius 10 around the origin. */
export const Spark = ({ at, fill = art('3') }: Placed & { fill?: string }) => (
  <path transform={at} fill={fill} d="M0-10q1.5 8.5 10 10-8.5 1.5-10 10-1.5-8.5-10-10 8.5-1.5 10-10" />
)

/** A round badge with a tick, of radius 16 around the origin. */
export const Tick = ({ id, at }: SceneProps & Placed) => (
  <g transform={at}>
    <circle r="19" fill={art('light')} />
    <circle r="16" fill={paint(id, 'gold')} />
    <path
      fill="none"
      stroke={art('shade')}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M-7 0l5 5L8-5"
    />
  </g>
)

/** The arch of the firm's mark, in front of which the pictures of states stand. */
export const Arch = ({ id }: SceneProps) => (
  <>
    <ellipse cx="80" cy="147" rx="68" ry="7" fill={art('shade')} opacity=".14" />
    <path fill={paint(id, 'wall')} d="M24 138V72a56 56 0 0 1 112 0v66a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8" />
  </>
)

/** The shadow below a prize. */
export const Shadow = () => <ellipse cx="60" cy="110" rx="46" ry="5.5" fill={art('shade')} opacity=".16" />
