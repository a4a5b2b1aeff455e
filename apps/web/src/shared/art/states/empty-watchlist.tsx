import { Arch, colour, paint, type SceneProps, Spark } from '../kit.tsx'

/** A telescope points at the first star. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <path fill={colour('5')} d="M24 120q28-26 56-8t56-12v38a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z" />
    <path stroke={colour('shade')} strokeWidth="6" strokeLinecap="round" d="M74 96L54 144M78 96l22 48M76 96v46" />
    <g transform="rotate(-32 76 90)">
      <rect x="28" y="82" width="26" height="18" rx="5" fill={colour('shade')} />
      <rect x="44" y="77" width="46" height="28" rx="6" fill={paint(id, 'body')} />
      <rect x="84" y="72" width="46" height="38" rx="8" fill={paint(id, 'body')} />
      <rect x="122" y="68" width="12" height="46" rx="5" fill={paint(id, 'gold')} />
      <rect x="60" y="77" width="8" height="28" fill={paint(id, 'gold')} />
      <path fill="#fff" opacity=".3" d="M46 80h40v6H46zM88 75h34v7H88z" />
    </g>
    <circle cx="76" cy="96" r="9" fill={colour('shade')} />
    <circle cx="76" cy="96" r="4" fill={colour('3')} />
    <Spark at="translate(132 34) scale(1.700)" />
    <Spark at="translate(98 30) scale(.6)" fill={colour('light')} />
    <Spark at="translate(56 48) scale(.8)" fill={colour('6')} />
    <circle cx="76" cy="36" r="2" fill={colour('2')} />
    <circle cx="118" cy="84" r="2.500" fill={colour('light')} />
  </>
)
