import { form as copy } from '#app/content/consult.ts';

/**
 * A field that nobody sees, hears or reaches by keyboard: who fills it in is a machine. Password managers
 * are told to leave it alone, each in its own words.
 */
export function TrapField({ name }: { name: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {copy.trap}
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          data-fresh=""
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
