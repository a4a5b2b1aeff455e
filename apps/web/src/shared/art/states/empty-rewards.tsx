import { Arch, colour, paint, type SceneProps, Spark } from '../kit.tsx'

/** A wallet that waits for its first card. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <g transform="rotate(-8 84 70)">
      <rect x="52" y="44" width="70" height="46" rx="8" fill={colour('light')} />
      <rect
        x="52"
        y="44"
        width="70"
        height="46"
        rx="8"
        fill="none"
        stroke={colour('line')}
        strokeWidth="2"
        strokeDasharray="5 5"
      />
      <path stroke={colour('5')} strokeWidth="5" strokeLinecap="round" d="M64 58h22M64 69h12" />
    </g>
    <path fill={colour('shade')} d="M34 78a12 12 0 0 1 12-12h62a10 10 0 0 1 10 10v8H34z" />
    <rect x="34" y="74" width="94" height="62" rx="12" fill={paint(id, 'body')} />
    <path fill={paint(id, 'gloss')} opacity=".35" d="M34 86a12 12 0 0 1 12-12h26l-26 62a12 12 0 0 1-12-12z" />
    <path fill="none" stroke={colour('5')} strokeWidth="1.600" strokeDasharray="4 4" opacity=".8" d="M42 128h76" />
    <path fill={colour('shade')} d="M134 92h-26a14 14 0 0 0 0 28h26a5 5 0 0 0 5-5V97a5 5 0 0 0-5-5" />
    <circle cx="110" cy="106" r="6.500" fill={paint(id, 'gold')} />
    <Spark at="translate(132 48) scale(1.100)" />
    <Spark at="translate(36 52) scale(.7)" fill={colour('6')} />
    <Spark at="translate(118 30) scale(.5)" fill={colour('1')} />
  </>
)
