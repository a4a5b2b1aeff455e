import { Coin, colour, type Placed, paint, type SceneProps, Sky } from '../kit.tsx'

/** A leaf with a lit and a shaded half; it grows to the right from the origin. */
const Leaf = ({ id, at }: SceneProps & Placed) => (
  <g transform={at}>
    <path fill={paint(id, 'body')} d="M0 0C8-28 42-40 78-24 66 6 26 18 0 0" />
    <path fill={colour('2')} d="M0 0q36-4 78-24C66 6 26 18 0 0" />
    <path
      fill="none"
      stroke={colour('6')}
      strokeWidth="2"
      strokeLinecap="round"
      d="M0 0q36-4 70-21M22-4l4-14M40-8l6-13M30-5l12 8M46-10l12 6"
    />
  </g>
)

/** Coupons ripen on a plant that climbs like a ladder, over the hills of a harbour. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="196" cy="176" r="130" fill={paint(id, 'aura')} opacity=".6" />
    <circle cx="186" cy="126" r="27" fill={paint(id, 'pearl')} />
    <path
      fill={colour('5')}
      d="M-900 260v-40c300-50 500-30 890-14 40-30 70-32 104-8 34-30 66-44 104-16 40-46 94-62 202-24v110z"
    />
    <g stroke={colour('line')} strokeWidth="3" strokeLinecap="round" fill="none" opacity=".8">
      <path d="M58 196v-44M58 152l2-20M58 152l17 9M58 152l-18 8M104 204v-34M104 170l-13-9M104 170l14-7M104 170v16" />
    </g>
    <path fill={colour('2')} d="M-900 260v-30c300-20 600 10 890-6 54-24 104-22 152-4 60-36 130-40 260-6v60z" />
    <path fill={colour('shade')} opacity=".55" d="M-900 228H990v72H-900z" />
    <path
      stroke={colour('6')}
      strokeWidth="2.6"
      strokeLinecap="round"
      opacity=".6"
      d="M152 238h66M176 246h34M130 253h52M30 240h36M58 250h48M96 235h20"
    />
    <path fill={colour('light')} d="M158 222h50l-7 11h-35z" />
    <path fill={paint(id, 'gold')} d="M172 210h24v12h-24zM178 202h12v8h-12z" />
    <path fill="none" stroke={paint(id, 'deep')} strokeWidth="20" d="M400 232q-60-12-160 40" />
    <path fill={colour('shade')} d="M220 270c40-36 110-50 190-40v40z" />
    <path
      fill="none"
      stroke={paint(id, 'body')}
      strokeWidth="7"
      strokeLinecap="round"
      d="M304 262c-14-60-14-150 22-222"
    />
    <g data-move="grow">
      <Leaf id={id} at="translate(297 226) rotate(-14) scale(1.25)" />
      <Leaf id={id} at="translate(296 206) scale(-1.15 1.15) rotate(-10)" />
      <Leaf id={id} at="translate(296 164) rotate(-20) scale(1.1)" />
      <Leaf id={id} at="translate(297 142) scale(-.95 .95) rotate(-14)" />
      <Leaf id={id} at="translate(305 104) rotate(-24) scale(.9)" />
      <Leaf id={id} at="translate(310 86) scale(-.74 .74) rotate(-18)" />
      <Leaf id={id} at="translate(325 46) rotate(-40) scale(.68)" />
      <Leaf id={id} at="translate(327 44) scale(-.5 .5) rotate(-50)" />
    </g>
    <Coin id={id} at="translate(236 218) scale(1.15)" />
    <Coin id={id} at="translate(354 186) scale(1.1)" />
    <Coin id={id} at="translate(248 146)" />
    <Coin id={id} at="translate(358 118) scale(.92)" />
    <Coin id={id} at="translate(276 82) scale(.82)" />
    <Coin id={id} at="translate(362 54) scale(.72)" />
  </>
)
