import { colour, paint, type SceneProps, Sky, Spark } from '../kit.tsx'

/** A passbook with its papers, and the key that opens the account. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="290" cy="120" r="190" fill={paint(id, 'aura')} opacity=".5" />
    <circle cx="274" cy="142" r="112" fill={colour('shade')} opacity=".38" />
    <path
      fill="none"
      stroke={colour('1')}
      strokeWidth="2.6"
      strokeLinecap="round"
      opacity=".6"
      d="M150 214q20-12 40 0t40 0 40 0 40 0 40 0 40 0M120 236q20-12 40 0t40 0 40 0 40 0 40 0 40 0"
    />
    <g data-move="rise">
      <g transform="translate(-12) rotate(10 300 150)">
        <rect x="238" y="34" width="130" height="188" rx="10" fill={colour('light')} />
        <path
          stroke={colour('5')}
          strokeWidth="6"
          strokeLinecap="round"
          opacity=".35"
          d="M320 62h32M330 82h22M330 102h22M330 122h22M330 142h22"
        />
      </g>
    </g>
    <g data-move="rise" data-step="1">
      <g transform="translate(-12) rotate(-6 276 150)">
        <rect x="212" y="50" width="138" height="192" rx="12" fill="#000" opacity=".24" />
        <rect x="206" y="42" width="138" height="192" rx="12" fill={paint(id, 'body')} />
        <path fill={colour('shade')} opacity=".45" d="M218 42h8v192h-8a12 12 0 0 1-12-12V54a12 12 0 0 1 12-12" />
        <path fill={paint(id, 'gloss')} opacity=".22" d="M232 42h62l-62 130z" />
        <circle cx="285" cy="104" r="31" fill="none" stroke={paint(id, 'gold')} strokeWidth="5" />
        <path
          fill="none"
          stroke={paint(id, 'gold')}
          strokeWidth="6"
          strokeLinecap="round"
          d="M272 118v-15a13 13 0 0 1 26 0v15M285 118v-11"
        />
        <path
          stroke={paint(id, 'gold')}
          strokeWidth="6"
          strokeLinecap="round"
          opacity=".85"
          d="M254 160h62.1M266 178h38.1"
        />
      </g>
    </g>
    <g data-move="sway">
      <g transform="translate(184 176) rotate(-64) scale(.92)">
        <g fill="#000" opacity=".28" transform="translate(5 7)">
          <path d="M-8 22h16v66H-8zM8 58h20v12H8zM8 76h14v12H8z" />
          <path fillRule="evenodd" d="M0-38a38 38 0 1 1-.1 0zM0-17a15 15 0 1 0 .1 0z" />
        </g>
        <path
          fill={paint(id, 'gold')}
          d="M-8 26h16v58a5 5 0 0 1-5 5h-6a5 5 0 0 1-5-5zM6 56h17a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6zM6 75h12a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H6z"
        />
        <path fill={paint(id, 'gold')} fillRule="evenodd" d="M0-38a38 38 0 1 1-.1 0zM0-17a15 15 0 1 0 .1 0z" />
        <path
          fill="none"
          stroke={colour('light')}
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".9"
          d="M-29-8A31 31 0 0 1-4-30"
        />
      </g>
    </g>
    <Spark at="translate(364 40) scale(1.1)" fill={colour('light')} />
    <Spark at="translate(206 40) scale(.8)" />
  </>
)
