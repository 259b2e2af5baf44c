"""Cuts the site's fonts down to what the site uses: Latin letters of western Europe, weights 400 to 700, no ligatures. Letters
with accents, which only names have, are in a file of their own, which browsers request when they are needed.

    python3 fonts.py FOLDER_WITH_THE_WHOLE_FONTS ../../host-shell/public/fonts ../../provider-sandbox/assets/fonts

Needs fonttools and brotli. The whole fonts are the variable woff2 files of @fontsource-variable/geologica and
@fontsource-variable/jetbrains-mono. A letter that is not in them is drawn by the stand-in (theme/page/fontFaces.ts).
"""

import io
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SIGNS = [ord(sign) for sign in "–—‘’“”•…′‹›€™←→−₿"]
# Those of the site's own texts.
COMMON = [*range(0x20, 0x7F), 0xA0, *[ord(sign) for sign in "£¥©°²³·×"], *SIGNS]
ACCENTED = sorted({*range(0xA1, 0x100)} - {*COMMON})
FONTS = {
    "geologica-latin-wght-normal.woff2": ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum", "liga"],
    "jetbrains-mono-latin-wght-normal.woff2": ["zero", "ccmp"],
}


def reread(font: TTFont) -> TTFont:
    """Tables are cut as they are written; what follows needs them cut."""
    buffer = io.BytesIO()
    font.flavor = None
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer)


def cut(source: Path, target: Path, letters: list[int], features: list[str]) -> None:
    options = subset.Options(layout_features=features, hinting=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    font = reread(TTFont(source))
    cutter.subset(font)
    font = instancer.instantiateVariableFont(reread(font), {"wght": (400, 700)})
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {source.stat().st_size} to {target.stat().st_size} bytes")


if __name__ == "__main__":
    whole, *folders = map(Path, sys.argv[1:])
    for folder in folders:
        for name, features in FONTS.items():
            cut(whole / name, folder / name, COMMON, features)
            cut(whole / name, folder / name.replace("-latin-", "-accented-"), ACCENTED, features)
