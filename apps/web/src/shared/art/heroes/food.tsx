import { colour, paint, type SceneProps, Sky, Spark } from '../kit.tsx'

/** A bowl of noodles in steam, and the bag that it came in. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="290" cy="150" r="190" fill={paint(id, 'warm')} opacity=".4" />
    <path fill={colour('shade')} d="M-900 238H990v30H-900z" />
    <g fill="none" stroke={colour('light')} strokeLinecap="round" strokeWidth="13" data-move="spread">
      <path opacity=".34" d="M248 112c-26-26 22-42-4-74" />
      <path opacity=".5" d="M292 106c-30-32 26-52-4-94" />
      <path opacity=".34" d="M336 112c-26-26 22-42-4-74" />
    </g>
    <g transform="translate(-22 -40)">
      <path fill="none" stroke={colour('4')} strokeWidth="6" d="M352 146v-14a16 16 0 0 1 32 0v14" />
      <path fill={colour('6')} d="M326 140h84l-6 162h-72z" />
      <path fill="#000" opacity=".12" d="M384 140h26l-6 162h-28z" />
      <path fill="#000" opacity=".14" d="M326 140h84v14h-83z" />
    </g>
    <ellipse cx="278" cy="254" rx="112" ry="9" fill="#000" opacity=".3" />
    <path stroke={colour('light')} strokeWidth="6" strokeLinecap="round" d="M226 152L160 66M242 152L184 58" />
    <path stroke={colour('2')} strokeWidth="6" strokeLinecap="round" d="M176 87l-16-21M200 84l-16-26" />
    <ellipse cx="278" cy="156" rx="100" ry="22" fill={colour('2')} />
    <ellipse cx="278" cy="156" rx="100" ry="22" fill={colour('light')} opacity=".9" />
    <ellipse cx="278" cy="158" rx="89" ry="17" fill={colour('2')} />
    <path
      fill="none"
      stroke={colour('3')}
      strokeWidth="5"
      strokeLinecap="round"
      d="M196 158c14-14 28 14 44 0s30 12 46 0 30 12 44 0M206 166c14-10 26 8 42 2s34 6 50 0 26 4 40-4M216 150c16-8 30 8 46 0s34 8 48 0"
    />
    <circle cx="316" cy="152" r="17" fill={colour('light')} />
    <circle cx="316" cy="152" r="9" fill={paint(id, 'gold')} />
    <path fill={colour('6')} d="M246 146c4-14 18-16 26-8-4 12-16 16-26 8M238 154c-12-4-16-14-10-22 10 2 16 12 10 22" />
    <path
      fill={paint(id, 'body')}
      d="M178 156c0 14 45 22 100 22s100-8 100-22c0 48-24 82-52 94l-4 10h-88l-4-10c-28-12-52-46-52-94"
    />
    <path
      fill={colour('light')}
      opacity=".9"
      d="M184 182c14 10 52 16 94 16s80-6 94-16l-4 12c-18 10-52 14-90 14s-72-4-90-14z"
    />
    <path fill={paint(id, 'gloss')} opacity=".4" d="M182 168c8 6 22 8 36 10 0 30 8 56 22 76-30-8-54-40-58-86" />
    <Spark at="translate(374 60) scale(1.2)" fill={colour('light')} />
    <Spark at="translate(214 38) scale(.8)" />
  </>
)
