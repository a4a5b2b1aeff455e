import { Arch, colour, paint, type SceneProps, Spark } from '../kit.tsx'

/** A safe with a chart on its door, and its key. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <path fill={colour('shade')} d="M36 138h18v10H36zM100 138h18v10h-18z" />
    <rect x="24" y="48" width="106" height="94" rx="14" fill={paint(id, 'body')} />
    <rect x="34" y="58" width="86" height="74" rx="8" fill={colour('2')} />
    <rect x="34" y="58" width="86" height="74" rx="8" fill={paint(id, 'dim')} opacity=".4" />
    <path fill={paint(id, 'gloss')} opacity=".35" d="M24 62a14 14 0 0 1 14-14h40L24 120z" />
    <path fill={colour('1')} d="M44 124v-16h9v16zM58 124V98h9v26zM72 124V86h9v38z" />
    <path
      fill="none"
      stroke={colour('3')}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M45 94l14-10 12 2 14-15"
    />
    <circle cx="102" cy="100" r="12" fill={paint(id, 'gold')} />
    <circle cx="102" cy="100" r="5" fill={colour('shade')} />
    <path stroke={colour('3')} strokeWidth="5" strokeLinecap="round" d="M102 82v4M102 114v4M84 100h4M116 100h4" />
    <g transform="rotate(38 134 54)">
      <path fill="none" stroke={paint(id, 'gold')} strokeWidth="8" d="M134 26a13 13 0 1 1-.1 0z" />
      <path fill={paint(id, 'gold')} d="M130 52h8v38h-8zM138 68h10v7h-10zM138 80h8v7h-8z" />
    </g>
    <Spark at="translate(34 32) scale(.9)" fill={colour('6')} />
  </>
)
