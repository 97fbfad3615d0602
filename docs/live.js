// Live boards: the table without a server, in a frame. Nothing of it is loaded before somebody asks.
(() => {
  const begin = async (box) => {
    const { game, play } = box.dataset;
    const page = `${play}index.html`;
    const found = await fetch(page).catch(() => null);
    if (!found || !found.ok) {
      box.querySelector("small").textContent = "The board is not part of this copy of the documentation.";
      return;
    }
    // One at a time: each has Python of its own.
    document.querySelectorAll(".live iframe").forEach((frame) => frame.closest(".live").restore());
    const before = [...box.childNodes];
    box.restore = () => box.replaceChildren(...before);
    const frame = document.createElement("iframe");
    frame.src = `${page}?look#/now/${game}`;
    frame.title = box.getAttribute("aria-label");
    frame.allow = "fullscreen; clipboard-write";
    box.replaceChildren(frame);
  };
  document.addEventListener("click", (event) => {
    const button = event.target.closest(".live button");
    if (button) void begin(button.closest(".live"));
  });
})();
