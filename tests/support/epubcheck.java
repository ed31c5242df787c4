import com.adobe.epubcheck.tool.EpubChecker;

/** Runs the checker on several files in one machine, which takes longer to start than a file to check. */
class EpubcheckMany {
  /** @param files what to check; on stderr each is named before what is found in it */
  public static void main(String[] files) {
    for (String file : files) {
      System.err.println("== " + file);
      new EpubChecker().run(new String[] {"--quiet", file});
    }
  }
}
