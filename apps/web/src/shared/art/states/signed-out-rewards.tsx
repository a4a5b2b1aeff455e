import { Arch, Coin, colour, paint, type SceneProps, Spark } from '../kit.tsx'

/** Warm light and a gift behind a door that is ajar. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <path fill={colour('2')} d="M40 146V80a40 40 0 0 1 80 0v66z" />
    <path fill={paint(id, 'pearl')} d="M47 146V80a33 33 0 0 1 66 0v66z" />
    <circle cx="82" cy="96" r="44" fill={paint(id, 'glow')} opacity=".8" />
    <path fill={colour('3')} opacity=".55" d="M64 146h49l26 8H50z" />
    <rect x="66" y="108" width="42" height="36" rx="6" fill={colour('6')} />
    <rect x="62" y="100" width="50" height="14" rx="5" fill={colour('6')} />
    <path fill="#fff" opacity=".3" d="M62 105a5 5 0 0 1 5-5h12v44h-7a6 6 0 0 1-6-6v-24z" />
    <path fill={colour('light')} d="M83 100h9v44h-9z" />
    <path
      fill="none"
      stroke={colour('light')}
      strokeWidth="5"
      strokeLinejoin="round"
      d="M87 99c-6-14-22-10-16-2 3 4 12 3 16 2 4 1 13 2 16-2 6-8-10-12-16 2"
    />
    <path fill={paint(id, 'body')} d="M47 146V80c0-16 8-26 18-30v104z" />
    <path fill={paint(id, 'gloss')} opacity=".35" d="M47 146V80c0-16 8-26 12-28v96z" />
    <circle cx="59" cy="104" r="3.500" fill={colour('3')} />
    <Coin id={id} at="translate(124 136) scale(.8)" />
    <Spark at="translate(128 48) scale(1.100)" />
    <Spark at="translate(36 50) scale(.8)" fill={colour('6')} />
  </>
)
