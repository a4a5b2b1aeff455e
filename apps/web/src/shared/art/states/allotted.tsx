import { Arch, colour, paint, type SceneProps, Spark } from '../kit.tsx'

/** A certificate with its seal. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <g transform="rotate(-5 80 86)">
      <rect
        x="30"
        y="34"
        width="100"
        height="92"
        rx="10"
        fill={colour('shade')}
        opacity=".15"
        transform="translate(5 6)"
      />
      <rect x="30" y="34" width="100" height="92" rx="10" fill={colour('light')} />
      <rect x="38" y="42" width="84" height="76" rx="5" fill="none" stroke={colour('5')} strokeWidth="3" />
      <path fill={colour('1')} d="M50 98V82h9v16zM64 98V72h9v26zM78 98V62h9v36z" />
      <path
        fill="none"
        stroke={colour('2')}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M50 72l14-9 12-4 14-7"
      />
      <path stroke={colour('5')} strokeWidth="5" strokeLinecap="round" d="M52 108h30M98 56h14M98 68h14" />
    </g>
    <path fill={colour('6')} d="M98 112h30v38l-15-10-15 10z" />
    <g data-move="spread">
      <path
        fill={paint(id, 'gold')}
        d="M113 80l6 5 8-1 3 7 7 3-1 8 5 6-5 6 1 8-7 3-3 7-8-1-6 5-6-5-8 1-3-7-7-3 1-8-5-6 5-6-1-8 7-3 3-7 8 1z"
      />
      <circle cx="113" cy="108" r="15" fill="none" stroke={colour('light')} strokeWidth="2.500" />
      <path
        fill="none"
        stroke={colour('shade')}
        strokeWidth="4.500"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M106 108l5 5 10-10"
      />
    </g>
    <Spark at="translate(136 54) scale(.9)" />
    <Spark at="translate(26 124) scale(.7)" fill={colour('1')} />
  </>
)
