import { colour, paint, type SceneProps, Shadow, Spark } from '../kit.tsx'

/** A note that flies from one place to another. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <path
      fill="none"
      stroke={colour('5')}
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray="1 10"
      d="M14 92c14-6 16-22 30-26"
    />
    <circle cx="14" cy="94" r="8" fill={colour('6')} />
    <circle cx="14" cy="94" r="3" fill={colour('light')} />
    <g transform="rotate(-20 66 60)">
      <path fill={colour('2')} d="M30 44h78a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6" />
      <path fill={paint(id, 'body')} d="M28 36h78a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6" />
      <rect
        x="28"
        y="42"
        width="78"
        height="42"
        rx="4"
        fill="none"
        stroke={colour('light')}
        strokeWidth="2.5"
        opacity=".7"
      />
      <circle cx="67" cy="63" r="14" fill={paint(id, 'gold')} />
      <path
        fill="none"
        stroke={colour('shade')}
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M60 60h13l-4-4M74 66H61l4 4"
      />
      <circle cx="37" cy="63" r="3.5" fill={colour('light')} />
      <circle cx="97" cy="63" r="3.5" fill={colour('light')} />
      <path fill={paint(id, 'gloss')} opacity=".35" d="M28 36h34L38 90H28a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6" />
    </g>
    <Spark at="translate(104 20) scale(1)" />
    <Spark at="translate(46 24) scale(.7)" fill={colour('6')} />
  </>
)
