import './field.css'

/** What is wrong with a field, said as it appears; the field names it by `id` in `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) => (
  <p id={id} className="field-error" role="alert" hidden={!children}>
    {children}
  </p>
)
