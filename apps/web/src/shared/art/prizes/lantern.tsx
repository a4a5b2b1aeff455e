import { colour, paint, type SceneProps, Shadow, Spark } from '../kit.tsx'

/** A paper lantern on its stick. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <circle cx="56" cy="66" r="50" fill={paint(id, 'warm')} opacity=".45" />
    <path fill="none" stroke={colour('2')} strokeWidth="6" strokeLinecap="round" d="M112 8L60 18" />
    <path stroke={colour('4')} strokeWidth="2.5" d="M60 18l-4 16" />
    <path fill={colour('6')} d="M42 38h28c26 12 26 44 0 56H42c-26-12-26-44 0-56" />
    <ellipse cx="56" cy="66" rx="24" ry="24" fill={paint(id, 'warm')} opacity=".85" />
    <path fill="#000" opacity=".12" d="M62 38h8c26 12 26 44 0 56h-8c18-14 18-42 0-56" />
    <path
      fill="none"
      stroke={colour('light')}
      strokeWidth="2.4"
      opacity=".75"
      d="M46 38c-14 14-14 42 0 56M66 38c14 14 14 42 0 56M56 38v56"
    />
    <path fill={paint(id, 'gloss')} opacity=".5" d="M40 39c-18 10-20 34-10 48-2-20 0-34 14-48z" />
    <rect x="38" y="31" width="36" height="9" rx="4" fill={paint(id, 'gold')} />
    <rect x="38" y="92" width="36" height="9" rx="4" fill={paint(id, 'gold')} />
    <path stroke={colour('3')} strokeWidth="3" strokeLinecap="round" d="M50 101v10M56 101v13M62 101v10" />
    <Spark at="translate(98 40)" />
    <Spark at="translate(18 34) scale(.7)" fill={colour('1')} />
  </>
)
