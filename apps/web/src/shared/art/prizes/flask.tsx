import { colour, paint, type SceneProps, Shadow, Spark } from '../kit.tsx'

/** A vacuum flask. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <g transform="rotate(10 60 64)">
      <rect x="44" y="8" width="32" height="24" rx="7" fill={colour('light')} />
      <rect x="44" y="8" width="32" height="24" rx="7" fill={colour('5')} opacity=".7" />
      <path fill={colour('light')} d="M44 15a7 7 0 0 1 7-7h6v24h-6a7 7 0 0 1-7-7z" />
      <rect x="40" y="30" width="40" height="9" rx="4" fill={paint(id, 'gold')} />
      <path
        fill={paint(id, 'body')}
        d="M42 38h36c6 6 8 12 8 20v40a12 12 0 0 1-12 12H46a12 12 0 0 1-12-12V58c0-8 2-14 8-20"
      />
      <path fill={colour('light')} d="M34 66h52v22H34z" />
      <path fill={colour('6')} d="M60 69l3 5.5 6 1-4.3 4.5.8 6.2-5.5-2.7-5.5 2.7.8-6.2-4.3-4.5 6-1z" />
      <path
        fill={paint(id, 'gloss')}
        opacity=".55"
        d="M42 38h10c-4 20-4 50-2 72h-4a12 12 0 0 1-12-12V58c0-8 2-14 8-20"
      />
    </g>
    <Spark at="translate(98 30) scale(.9)" />
    <Spark at="translate(20 52) scale(.7)" fill={colour('6')} />
  </>
)
