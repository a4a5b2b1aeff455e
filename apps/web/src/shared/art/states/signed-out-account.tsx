import { Arch, colour, paint, type SceneProps, Spark } from '../kit.tsx'

/** A phone with a hidden amount, its course and two holdings, behind a lock. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <rect x="30" y="18" width="92" height="128" rx="15" fill={paint(id, 'body')} />
    <rect x="36" y="24" width="80" height="116" rx="10" fill={colour('line')} />
    <path stroke={colour('2')} strokeWidth="8" strokeLinecap="round" d="M48 41h.1M60 41h.1M72 41h.1M84 41h.1" />
    <path fill={colour('1')} opacity=".3" d="M36 86l15-6 13 5 16-18 12 5 24-18v44H36z" />
    <path
      fill="none"
      stroke={colour('2')}
      strokeWidth="4"
      strokeLinejoin="round"
      d="M36 86l15-6 13 5 16-18 12 5 24-18"
    />
    <circle cx="115" cy="55" r="6" fill={colour('3')} />
    <rect x="46" y="106" width="12" height="12" rx="4" fill={colour('1')} />
    <rect x="46" y="123" width="12" height="12" rx="4" fill={colour('6')} />
    <path stroke={colour('2')} strokeWidth="5" strokeLinecap="round" opacity=".5" d="M67 112h20M67 129h16" />
    <path fill={paint(id, 'gloss')} opacity=".2" d="M30 33a15 15 0 0 1 15-15h44L30 118z" />
    <path fill="none" stroke={colour('4')} strokeWidth="7" d="M103 108v-9a14 14 0 0 1 28 0v9" />
    <rect x="93" y="106" width="48" height="38" rx="10" fill={paint(id, 'gold')} />
    <circle cx="117" cy="121" r="5" fill={colour('shade')} />
    <path stroke={colour('shade')} strokeWidth="4.5" strokeLinecap="round" d="M117 122v9" />
    <Spark at="translate(138 44) scale(.9)" fill={colour('6')} />
  </>
)
