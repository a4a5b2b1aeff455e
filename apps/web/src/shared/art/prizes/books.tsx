import { colour, paint, type SceneProps, Shadow, Spark } from '../kit.tsx'

/** A stack of books with a bookmark. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <rect x="12" y="88" width="92" height="22" rx="5" fill={paint(id, 'body')} />
    <path fill={colour('light')} d="M24 92h80v14H24a7 7 0 0 1 0-14" />
    <path stroke={colour('5')} strokeWidth="1.6" d="M26 97h78M26 102h78" />
    <rect x="20" y="66" width="86" height="22" rx="5" fill={paint(id, 'gold')} />
    <path fill={colour('light')} d="M32 70h74v14H32a7 7 0 0 1 0-14" />
    <path stroke={colour('5')} strokeWidth="1.6" d="M34 75h72M34 80h72" />
    <g transform="rotate(-8 58 50)">
      <rect x="14" y="40" width="84" height="24" rx="5" fill={colour('6')} />
      <path fill={colour('light')} d="M26 44h72v16H26a8 8 0 0 1 0-16" />
      <path stroke={colour('5')} strokeWidth="1.6" d="M28 49h70M28 55h70" />
      <path fill={colour('2')} d="M74 44h12v34l-6-6-6 6z" />
    </g>
    <Spark at="translate(98 26)" />
    <Spark at="translate(18 40) scale(.7)" fill={colour('1')} />
  </>
)
