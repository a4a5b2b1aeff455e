import { colour, paint, type SceneProps, Sky, Spark } from '../kit.tsx'

/** A box opens its ribbon, and four gifts rise from it. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="282" cy="130" r="180" fill={paint(id, 'warm')} opacity=".3" />
    <circle cx="280" cy="160" r="150" fill={paint(id, 'glow')} opacity=".55" />
    <ellipse cx="280" cy="264" rx="150" ry="18" fill={colour('shade')} opacity=".5" />
    <path fill={colour('2')} d="M186 168h188v18H186z" />
    <g data-move="rise">
      <g transform="rotate(-10 226 116)">
        <rect x="206" y="84" width="36" height="88" rx="12" fill={paint(id, 'flask')} />
        <linearGradient id={`${id}flask`} x1="0" y1="0" x2="1" y2=".3">
          <stop stopColor={colour('6')} />
          <stop offset="1" stopColor={colour('2')} />
        </linearGradient>
        <rect x="212" y="66" width="24" height="20" rx="5" fill={colour('light')} />
        <rect x="209" y="81" width="30" height="7" rx="3" fill={paint(id, 'gold')} />
        <path fill="#fff" opacity=".4" d="M212 96a6 6 0 0 1 8-6v70h-8z" />
        <path fill={colour('light')} d="M206 122h36v9h-36z" />
      </g>
    </g>
    <g data-move="rise" data-step="1">
      <path fill={colour('light')} d="M290 100h8v80h-8z" />
      <path fill={paint(id, 'gold')} d="M268 42h52l22 62h-96z" />
      <path fill={paint(id, 'gloss')} opacity=".6" d="M268 42h22l-22 62h-22z" />
      <ellipse cx="294" cy="104" rx="48" ry="7" fill={colour('light')} />
    </g>
    <g data-move="rise" data-step="2">
      <g transform="rotate(22 356 120)">
        <path fill={colour('light')} d="M353 60h6v116h-6z" />
        <path fill={paint(id, 'body')} d="M314 110a42 52 0 0 1 84 0c-7-9-21-9-28 0-7-9-21-9-28 0-7-9-21-9-28 0" />
        <path fill={paint(id, 'gold')} d="M342 110c0-26 6-44 14-52 8 8 14 26 14 52-7-9-21-9-28 0" />
        <path fill="#fff" opacity=".3" d="M314 110c0-28 18-48 36-51-14 10-21 28-22 45-6 0-11 2-14 6" />
      </g>
    </g>
    <g data-move="rise" data-step="3">
      <g transform="translate(230 110) scale(.62)">
        <path fill="none" stroke={colour('light')} strokeWidth="8" d="M82 52c20-10 28 26 2 34" />
        <path fill={colour('light')} d="M26 62C14 60 14 46 5 42c-3-1-5 3-2 6 6 8 1 28 17 36z" />
        <path fill={colour('light')} d="M16 70c0-22 18-34 36-34s36 12 36 34c0 20-12 34-22 36H38c-10-2-22-16-22-36" />
        <path fill={colour('line')} d="M58 36c18 3 30 15 30 34 0 20-12 34-22 36H52c18-18 20-50 6-70" />
        <path fill={colour('line')} d="M34 38c4-10 32-10 36 0 0 4-36 4-36 0" />
        <circle cx="52" cy="25" r="7" fill={paint(id, 'gold')} />
      </g>
    </g>
    <path fill={paint(id, 'body')} d="M188 176h184v90H188z" />
    <path fill={paint(id, 'gloss')} opacity=".25" d="M188 176h70l-46 90h-24z" />
    <path fill="#000" opacity=".12" d="M188 176h184v12H188z" />
    <path fill={paint(id, 'gold')} d="M264 176h34v90h-34z" />
    <g transform="rotate(-24 150 190)">
      <rect x="86" y="180" width="120" height="30" rx="6" fill={paint(id, 'body')} />
      <path fill="#000" opacity=".14" d="M86 199h120v5a6 6 0 0 1-6 6H92a6 6 0 0 1-6-6z" />
      <path fill={paint(id, 'gold')} d="M132 180h28v30h-28z" />
      <path
        fill="none"
        stroke={paint(id, 'gold')}
        strokeWidth="9"
        strokeLinejoin="round"
        d="M146 180c-12-26-42-20-32-4 6 8 22 6 32 4.1 10 2 26 4 32-4 10-16-20-22-32 0"
      />
      <circle cx="146" cy="179" r="8" fill={colour('3')} />
    </g>
    <Spark at="translate(204 48) scale(1.1)" fill={colour('light')} />
    <Spark at="translate(246 26) scale(.8)" />
    <Spark at="translate(374 172) scale(.9)" fill={colour('light')} />
    <Spark at="translate(176 140) scale(.7)" fill={colour('6')} />
  </>
)
