import { colour, paint, type SceneProps, Shadow, Spark } from '../kit.tsx'

/** A voucher with a stub. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <g transform="rotate(-12 60 64)">
      <path
        fill={colour('2')}
        d="M24 32h74a7 7 0 0 1 7 7v10a9 9 0 0 0 0 18v10a7 7 0 0 1-7 7H24a7 7 0 0 1-7-7V67a9 9 0 0 0 0-18V39a7 7 0 0 1 7-7"
        transform="translate(3 -8) rotate(9 60 60)"
      />
      <path
        fill={paint(id, 'gold')}
        d="M20 38h80a7 7 0 0 1 7 7v10a10 10 0 0 0 0 20v13a7 7 0 0 1-7 7H20a7 7 0 0 1-7-7V75a10 10 0 0 0 0-20V45a7 7 0 0 1 7-7"
      />
      <path
        fill={paint(id, 'gloss')}
        opacity=".5"
        d="M20 38h44L36 95H20a7 7 0 0 1-7-7V75a10 10 0 0 0 0-20V45a7 7 0 0 1 7-7"
      />
      <path stroke={colour('light')} strokeWidth="2.6" strokeDasharray="4 5" d="M78 42v49" />
      <path fill={colour('light')} d="M45 50l4.5 10 11 1.2-8 7.3 2.3 11-9.8-5.5-9.8 5.5 2.3-11-8-7.3 11-1.2z" />
      <path stroke={colour('light')} strokeWidth="4.5" strokeLinecap="round" d="M87 58h8M87 67h8M87 76h5" />
    </g>
    <Spark at="translate(102 24) scale(1)" fill={colour('6')} />
    <Spark at="translate(16 30) scale(.7)" fill={colour('1')} />
  </>
)
