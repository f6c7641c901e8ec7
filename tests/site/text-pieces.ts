/** The texts of the elements in HTML, with a bar between each: |비용|5만 원|. */
export function textPieces(html: string): string {
  return html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');
}
